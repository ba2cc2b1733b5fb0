declare global {
  interface Window {
    drawSpecimen: (into: HTMLElement, overlay: boolean) => HTMLElement;
  }
}

export {};
