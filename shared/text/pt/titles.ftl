### The names of the games.

title-crazy-rummy-name = Crazy Rummy
title-crazy-rummy-7-name = Crazy Rummy em sete rodadas
title-crazy-rummy-3-name = Crazy Rummy em três rodadas
title-fort-worth-gin-name = Fort Worth Gin
title-fort-worth-gin-odd-name = Fort Worth Gin, partida curta
title-fort-worth-gin-even-name = Fort Worth Gin, partida curtíssima
title-biddies-name = Biddies
title-treize-brasses-name = Treize Brasses
title-beanie-name = Beanie
title-ace-to-ace-name = De ás a ás
title-the-press-name = The Press
title-auto-press-name = Auto-Press
title-dealers-choice-name = Quem dá escolhe
title-one-joker-name = Um joker
title-thanasis-name = Thanasis
title-dynamitis-name = Dynamitis
title-basic-rummy-name = Rummy básico
title-five-thousand-rummy-name = Rummy 5000
title-george-name = George
title-crummy-rummy-name = Crummy Rummy
