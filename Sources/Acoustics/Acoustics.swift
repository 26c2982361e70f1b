// Namespace-free target; see ARCHITECTURE.md.
