import { describe, expect, it } from 'vitest';
import { fileName } from './chunks.ts';

describe('the files of the script', () => {
  it('are named by their hash, in letters that an address takes', () => {
    expect(fileName('a+/bcdefghijklm')).toBe('c-a--bcdefgh.js');
  });
});
