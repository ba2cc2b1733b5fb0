declare global {
  interface Window {
    /** Draws the specimen into an element and answers with its `.tele` root. */
    drawSpecimen: (into: HTMLElement, overlay: boolean) => HTMLElement;
  }
}

export {};
