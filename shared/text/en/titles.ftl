### The names of the games.

title-crazy-rummy-name = Crazy Rummy
title-crazy-rummy-7-name = Crazy Rummy in seven deals
title-crazy-rummy-3-name = Crazy Rummy in three deals
title-fort-worth-gin-name = Fort Worth Gin
title-fort-worth-gin-odd-name = Fort Worth Gin, short game
title-fort-worth-gin-even-name = Fort Worth Gin, very short game
title-biddies-name = Biddies
title-treize-brasses-name = Treize Brasses
title-beanie-name = Beanie
title-ace-to-ace-name = Ace to Ace
title-the-press-name = The Press
title-auto-press-name = Auto-Press
title-dealers-choice-name = Dealer’s Choice
title-one-joker-name = One Joker
title-thanasis-name = Thanasis
title-dynamitis-name = Dynamitis
title-basic-rummy-name = Basic Rummy
title-five-thousand-rummy-name = 5000 Rummy
title-george-name = George
title-crummy-rummy-name = Crummy Rummy
