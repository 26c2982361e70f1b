import QuranCLI
