declare module 'zzfx' {
  /** A synthesiser that builds sounds from numbers. Importing it creates the AudioContext. */
  export const ZZFX: {
    readonly audioContext: AudioContext;
    sampleRate: number;
    /** Volume, randomness, frequency, attack, sustain, release, shape, shape curve, slide, ...: see its README. */
    buildSamples(...parameters: readonly (number | undefined)[]): number[];
  };
}
