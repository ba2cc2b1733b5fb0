/** Clockwise quarter turns. */
export type Turns = 0 | 1 | 2 | 3;

export interface Drawing {
  /** Creates the canvas. */
  page: Document;
  /** Width of the drawing in device pixels. */
  pixels: number;
  turns: Turns;
  signal: AbortSignal;
}

export interface Sheet {
  width: number;
  height: number;
  /** Canvas with the sheet; rejects when `signal` aborts. */
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
  close: () => void;
}

/** Neither PDF nor image, broken, or password-protected. */
export class UnreadableFile extends Error {
  constructor(options?: ErrorOptions) {
    super('unreadable', options);
    this.name = 'UnreadableFile';
  }
}

/** Maximum canvas side: browsers draw nothing beyond it. */
export const maxPixels = 4_096;
