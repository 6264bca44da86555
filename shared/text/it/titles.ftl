### The names of the games.

title-crazy-rummy-name = Crazy Rummy
title-crazy-rummy-7-name = Crazy Rummy in sette mani
title-crazy-rummy-3-name = Crazy Rummy in tre mani
title-fort-worth-gin-name = Fort Worth Gin
title-fort-worth-gin-odd-name = Fort Worth Gin, partita breve
title-fort-worth-gin-even-name = Fort Worth Gin, partita brevissima
title-biddies-name = Biddies
title-treize-brasses-name = Treize Brasses
title-beanie-name = Beanie
title-ace-to-ace-name = Da asso ad asso
title-the-press-name = The Press
title-auto-press-name = Auto-Press
title-dealers-choice-name = Sceglie chi dà le carte
title-one-joker-name = Un solo jolly
title-thanasis-name = Thanasis
title-dynamitis-name = Dynamitis
title-basic-rummy-name = Ramino base
title-five-thousand-rummy-name = Rummy 5000
title-george-name = George
title-crummy-rummy-name = Crummy Rummy
