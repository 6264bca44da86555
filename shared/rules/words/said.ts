/**
 * Fills in a game's own words (R149): `{wilds}` becomes that form, `{Wilds}` the same with a capital.
 * @throws RangeError for an unknown placeholder, since only our own sentences are used
 */
export const said = (sentence: string, forms: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{([^{}])([^{}]*)\}/g, (_, first: string, rest: string) => {
    const form = forms[first.toLowerCase() + rest];
    if (form === undefined) throw new RangeError(`no form for ${first}${rest}`);
    return first === first.toLowerCase() ? form : form.charAt(0).toUpperCase() + form.slice(1);
  });
