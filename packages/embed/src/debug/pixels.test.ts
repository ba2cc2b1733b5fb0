import { describe, expect, it } from 'vitest';
import { pixelsOn } from './pixels.ts';

describe('pixels on a page', () => {
  it('are known by the addresses of their scripts', () => {
    const found = pixelsOn(['https://clinic.example/app.js', 'https://connect.facebook.net/en_US/fbevents.js'], {});
    expect(found).toEqual(['Meta']);
  });

  it('are detected by their window globals, from any source', () => {
    expect(pixelsOn([], { gtag: () => undefined, clarity: () => undefined })).toEqual([
      'Google Analytics, Ads or Tag Manager',
      'Microsoft Clarity',
    ]);
  });

  it('are none on a page without any', () => {
    expect(pixelsOn(['https://clinic.example/hotjar-alternatives.js'], { analytics: undefined })).toEqual([]);
  });
});
