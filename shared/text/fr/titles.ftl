### The names of the games.

title-crazy-rummy-name = Crazy Rummy
title-crazy-rummy-7-name = Crazy Rummy en sept manches
title-crazy-rummy-3-name = Crazy Rummy en trois manches
title-fort-worth-gin-name = Fort Worth Gin
title-fort-worth-gin-odd-name = Fort Worth Gin, partie courte
title-fort-worth-gin-even-name = Fort Worth Gin, partie très courte
title-biddies-name = Biddies
title-treize-brasses-name = Treize Brasses
title-beanie-name = Beanie
title-ace-to-ace-name = Ace to Ace
title-the-press-name = The Press
title-auto-press-name = Auto-Press
title-dealers-choice-name = Choix du donneur
title-one-joker-name = Un seul joker
title-thanasis-name = Thanasis
title-dynamitis-name = Dynamitis
title-basic-rummy-name = Rami simple
title-five-thousand-rummy-name = Rami 5000
title-george-name = George
title-crummy-rummy-name = Crummy Rummy
