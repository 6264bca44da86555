import unhomoglyph from 'unhomoglyph';

/**
 * How a name looks, by Unicode's table of confusable characters (UTS 39): names that look alike have the same skeleton.
 * It is for comparing, never for showing.
 */
export const skeleton = (name: string): string =>
  unhomoglyph(name.normalize('NFKD').replace(/\p{Default_Ignorable_Code_Point}/gu, '')).normalize('NFD');
