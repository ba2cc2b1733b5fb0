/** How often a sheet is turned to the right. */
export type Turns = 0 | 1 | 2 | 3;

export interface Drawing {
  /** How wide the drawing is, in pixels of the screen. */
  pixels: number;
  turns: Turns;
  signal: AbortSignal;
}

/** One sheet of a document. */
export interface Sheet {
  width: number;
  height: number;
  /** A canvas with the sheet on it; rejects when `signal` is aborted. */
  draw: (drawing: Drawing) => Promise<HTMLCanvasElement>;
  /** Text of the sheet, as far as the file has it; empty for images. */
  text: () => Promise<string>;
}

/** Any document as sheets. Nothing in it runs: only pixels are shown. */
export interface Papers {
  count: number;
  /** Height ÷ width of the first sheet, the placeholder size for the others. */
  ratio: number;
  /** From 0. */
  sheet: (index: number) => Promise<Sheet>;
  /** Frees its memory. */
  close: () => void;
}

/** A file that is no PDF and no picture, or is broken, or locked by a password. */
export class UnreadableFile extends Error {
  constructor(options?: ErrorOptions) {
    super('unreadable', options);
    this.name = 'UnreadableFile';
  }
}

/** No canvas is wider or taller: beyond it browsers draw nothing. */
export const maxPixels = 4_096;
