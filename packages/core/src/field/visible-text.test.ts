import { describe, expect, it } from 'vitest';
import { visibleLine, visibleLines } from './visible-text.ts';

describe('visible text', () => {
  it.each([
    ['Ros\u0000ter', 'Roster'],
    ['\u202Eretsor\u202C \u2066x\u2069', 'retsor x'],
    ['\uFEFF\u200BRoster\u007F\u0090', 'Roster'],
    ['Hospital\r\n\troster', 'Hospital roster'],
    ['\u202E \u0007', ''],
  ])('of one line leaves out what cannot be seen in %j', (entry, text) => {
    expect(visibleLine(entry)).toBe(text);
  });

  it('keeps line breaks and tabs where there may be several lines', () => {
    expect(visibleLines(' First\r\nsecond\rthird\u2028\tfourth\u0000 ')).toBe('First\nsecond\nthird\n\tfourth');
  });

  it.each(['Zoë', '王小明', 'سارة\u200F', '👩🏽\u200D⚕️', 'क्\u200Dष'])('keeps %s', (name) => {
    expect(visibleLine(name)).toBe(name);
  });
});
