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
