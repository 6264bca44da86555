/** The secret of every deal at every table while measuring, so that all tables can play one script. */
export const ALIKE = '7'.repeat(64);
