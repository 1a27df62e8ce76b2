// A widget whose script comes late. anywidget waits two seconds for it, and when they are over it keeps from the model all
// that the kernel says, for ever: on a busy computer one board of many stayed blank. Such a model is made to listen
// itself, and the kernel is asked once for everything.

function initialize({ model }) {
  let own = null;
  // The script is given a stand-in of the model; what has changed is told of the model itself.
  model.on("change:begun", (changed) => { own = changed; });
  model.set("begun", true);
  // It takes what says nothing as soon as it has begun, and refuses everything once the time is over.
  own._handle_comm_msg({ content: { data: {} } }).catch(() => {
    if (!own.comm) return;  // closed meanwhile
    const plain = Object.getPrototypeOf(Object.getPrototypeOf(own));
    own.comm.on_msg(plain._handle_comm_msg.bind(own));
    own.comm.send({ method: "request_state" });
  });
}
