import { describe, expect, it } from 'vitest';
import { gapsOf } from './gaps.ts';

const whole = `
  .tele{--tele-gap:4px}
  .tele .tele-icon{gap:var(--tele-gap)} .tele .tele-icon--sm{gap:0}
  .tele .tele-sheet{animation:tele-in 1s} .tele .tele-sheet__head{gap:0}
  .tele .tele-menu{gap:0}
  @keyframes tele-in{from{opacity:0}}`;
const code =
  'h("p",{className:`tele-icon tele-icon--${size}`});h("p",{className:"tele-sheet"},h("b",{className:"tele-sheet__head"}))';
const enough = whole.replace('.tele .tele-menu{gap:0}', '');

describe('a sheet that stands alone', () => {
  it('lacks nothing when every class that the code draws has its rules', () => {
    expect(gapsOf({ code, alone: enough, whole })).toEqual([]);
  });

  it('lacks a part that is drawn', () => {
    const alone = enough.replace('.tele .tele-sheet__head{gap:0}', '');
    expect(gapsOf({ code, alone, whole })).toEqual(['has no rule for .tele-sheet__head']);
  });

  it('lacks a variant that the code puts together', () => {
    const alone = enough.replace('.tele .tele-icon--sm{gap:0}', '');
    expect(gapsOf({ code, alone, whole })).toEqual(['has no rule for .tele-icon--sm']);
  });

  it('lacks an animation or a token that its rules name', () => {
    const alone = enough.replace('@keyframes tele-in{from{opacity:0}}', '').replace('--tele-gap:4px', '');
    expect(gapsOf({ code, alone, whole })).toEqual([
      'animates with tele-in and does not define it',
      'reads --tele-gap and does not declare it',
    ]);
  });

  it('lacks the type of a token that it declares', () => {
    const typed = `@property --tele-gap{syntax:"<length>";inherits:true;initial-value:0}${whole}`;
    expect(gapsOf({ code, alone: enough, whole: typed })).toEqual(['declares --tele-gap and does not give its type']);
  });
});
