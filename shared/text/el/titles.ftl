### The names of the games.

title-crazy-rummy-name = Crazy Rummy
title-crazy-rummy-7-name = Crazy Rummy σε εφτά γύρους
title-crazy-rummy-3-name = Crazy Rummy σε τρεις γύρους
title-fort-worth-gin-name = Fort Worth Gin
title-fort-worth-gin-odd-name = Fort Worth Gin, σύντομη παρτίδα
title-fort-worth-gin-even-name = Fort Worth Gin, πολύ σύντομη παρτίδα
title-biddies-name = Biddies
title-treize-brasses-name = Treize Brasses
title-beanie-name = Beanie
title-ace-to-ace-name = Από άσο σε άσο
title-the-press-name = The Press
title-auto-press-name = Auto-Press
title-dealers-choice-name = Διαλέγει η μάνα
title-one-joker-name = Ένας τζόκερ
title-thanasis-name = Θανάσης
title-dynamitis-name = Δυναμίτης
title-basic-rummy-name = Απλό Rummy
title-five-thousand-rummy-name = Rummy 5000
title-george-name = George
title-crummy-rummy-name = Crummy Rummy
