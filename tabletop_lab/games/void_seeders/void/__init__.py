"""What Void Seeders replaces, amends, fills and adds: the paragraphs VS-."""
