/** Real time passes, in ms: what is tested here has a clock of its own, in a process of its own. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
