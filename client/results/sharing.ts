/** The parts of the browser that pass a result on. Over plain http a browser lacks all of them. */
export type Browser = Partial<Pick<Navigator, 'share' | 'canShare' | 'clipboard'>>;

/** The ways in which a browser passes a result on, besides saving the picture and selecting the text. */
export interface ShareMethods {
  /** The form that the device's own share menu takes; null if the browser has no such menu. */
  readonly share: 'picture' | 'text' | null;
  readonly copiesText: boolean;
  readonly copiesPicture: boolean;
}

/**
 * The ways that this browser has.
 * @param picture null until it is drawn, or if it cannot be
 * @param hasItems whether the browser knows `ClipboardItem`
 */
export function shareMethodsOf(browser: Browser, picture: File | null, hasItems: boolean): ShareMethods {
  const takesFiles = picture !== null && browser.canShare?.({ files: [picture] }) === true;
  return {
    share: browser.share ? (takesFiles ? 'picture' : 'text') : null,
    copiesText: browser.clipboard?.writeText !== undefined,
    copiesPicture: picture !== null && hasItems && browser.clipboard?.write !== undefined,
  };
}

/** How sharing or copying ended. `cancelled`: the player closed the share menu. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/**
 * Opens the device's share menu. To be called in the gesture itself: Safari allows it at no other time, so the picture
 * must be there already.
 */
export function shareResult(
  browser: Browser,
  picture: File | null,
  words: string,
  title: string,
): Promise<ShareOutcome> {
  const { share } = shareMethodsOf(browser, picture, false);
  const data = { title, text: words, ...(share === 'picture' && picture && { files: [picture] }) };
  return ended('shared', async () => browser.share?.(data));
}

export const copyWords = (browser: Browser, words: string): Promise<ShareOutcome> =>
  ended('copied', async () => browser.clipboard?.writeText(words));

export const copyPicture = (browser: Browser, picture: File): Promise<ShareOutcome> =>
  ended('copied', async () => browser.clipboard?.write([new ClipboardItem({ [picture.type]: picture })]));

async function ended(well: ShareOutcome, doing: () => Promise<void>): Promise<ShareOutcome> {
  try {
    await doing();
    return well;
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}
