### The names of the games.

title-crazy-rummy-name = Crazy Rummy
title-crazy-rummy-7-name = Crazy Rummy en siete manos
title-crazy-rummy-3-name = Crazy Rummy en tres manos
title-fort-worth-gin-name = Fort Worth Gin
title-fort-worth-gin-odd-name = Fort Worth Gin, partida corta
title-fort-worth-gin-even-name = Fort Worth Gin, partida muy corta
title-biddies-name = Biddies
title-treize-brasses-name = Treize Brasses
title-beanie-name = Beanie
title-ace-to-ace-name = De as a as
title-the-press-name = The Press
title-auto-press-name = Auto-Press
title-dealers-choice-name = Elige quien reparte
title-one-joker-name = Un joker
title-thanasis-name = Thanasis
title-dynamitis-name = Dynamitis
title-basic-rummy-name = Rummy básico
title-five-thousand-rummy-name = Rummy 5000
title-george-name = George
title-crummy-rummy-name = Crummy Rummy
