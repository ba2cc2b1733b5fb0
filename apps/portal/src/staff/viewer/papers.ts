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
  /** What is written on it, as far as the file says; empty for a picture. */
  text: () => Promise<string>;
}

/** A document as sheets of paper, whatever its file was. Nothing of it runs: what is shown are pixels. */
export interface Papers {
  count: number;
  /** The first sheet's height by its width, which stands for a sheet until it is there. */
  ratio: number;
  /** From 0. */
  sheet: (index: number) => Promise<Sheet>;
  /** Lets go of the memory it holds. */
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
