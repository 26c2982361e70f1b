import QuranCLI

Murajah.main()
