// jsdom brings no types of its own: what the test beside this uses of it.
declare module 'jsdom' {
  export class VirtualConsole {
    on(event: 'jsdomError' | 'error', listener: (...said: unknown[]) => void): this;
  }
  export class JSDOM {
    constructor(
      html: string,
      options: { runScripts: 'outside-only'; pretendToBeVisual: true; url: string; virtualConsole: VirtualConsole },
    );
    readonly window: Window & typeof globalThis;
  }
}
