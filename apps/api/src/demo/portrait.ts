import { pickOne, seededRandom } from '../seed/random.ts';

const skins = ['#f6d3b8', '#edbf9b', '#d9a178', '#b97a50', '#8f5a38', '#6a4029'];
const hairs = ['#2b211d', '#3f2a20', '#5c3a26', '#80502f', '#a9743f', '#c99b5c'];
const darkHairs = ['#1f1815', '#2b211d', '#38261e'];
const greys = ['#8d8a86', '#b5b2ad', '#d6d3ce'];
const grounds = ['#dce9e4', '#e6e3f3', '#f3e4d8', '#dbe7f4', '#f1e6c9', '#e9dbe3'];
const clothes = ['#2f6f68', '#41507f', '#8a4f56', '#3d4a57', '#7a6a35', '#5d4a7d', '#b4673f', '#f4f2ee'];

/** Hair behind the head, and hair over it. */
interface Cut {
  behind?: string;
  over: string;
}

const cap = '<path d="M27 43c-1-18 9-27 21-27s22 9 21 27c-3-9-8-13-14-14-9 3-20 2-28 14z"/>';
const womensCuts: readonly Cut[] = [
  {
    behind: '<path d="M26 42c0-18 10-27 22-27s22 9 22 27v26H26z"/>',
    over: '<path d="M29 44c0-16 7-21 20-21 11 0 18 6 18 21-5-5-9-11-12-15-6 6-16 8-26 15z"/>',
  },
  { behind: '<path d="M25 45c-1-20 9-30 23-30s24 10 23 30c0 8-2 12-5 15H30c-3-3-5-7-5-15z"/>', over: cap },
  { behind: '<circle cx="48" cy="13" r="9"/>', over: cap },
  {
    behind: '<path d="M27 40h42l4 30c-6 4-10 2-12-4H35c-2 6-6 8-12 4z"/>',
    over: '<path d="M28 45c-3-20 8-30 20-30s23 10 20 30c-4-10-11-15-20-16-9 1-16 6-20 16z"/>',
  },
  {
    behind:
      '<circle cx="31" cy="33" r="11"/><circle cx="65" cy="33" r="11"/><circle cx="48" cy="22" r="13"/><circle cx="28" cy="47" r="8"/><circle cx="68" cy="47" r="8"/>',
    over: '<path d="M30 40c2-12 9-16 18-16s16 4 18 16c-6-7-12-9-18-9s-12 2-18 9z"/>',
  },
];
const mensCuts: readonly Cut[] = [
  { over: cap },
  { over: '<path d="M28 42c-3-17 8-26 20-26s23 9 20 26c-2-7-4-10-6-12H34c-2 2-4 5-6 12z"/>' },
  { over: '<path d="M28 41c-2-12 2-20 9-23 3-5 22-6 28 3 4 5 4 13 3 20-3-6-5-9-7-11-9 2-17 1-24-3-4 3-7 8-9 14z"/>' },
  {
    over: '<circle cx="34" cy="27" r="7"/><circle cx="42" cy="22" r="8"/><circle cx="53" cy="22" r="8"/><circle cx="62" cy="27" r="7"/><circle cx="30" cy="34" r="4"/><circle cx="66" cy="34" r="4"/>',
  },
  { over: '<path d="M28 44c-1-4-1-8 0-11l3 1v9zM68 44c1-4 1-8 0-11l-3 1v9z"/>' },
];
const scarf: Cut = {
  behind: '<path d="M25 44c0-20 10-29 23-29s23 9 23 29c0 12 2 20 6 28H19c4-8 6-16 6-28z"/>',
  over: '<path d="M29 45c0-16 7-23 19-23s19 7 19 23c-3-9-9-14-19-14s-16 5-19 14z"/>',
};

/** Round SVG portrait of an invented person. The same person always gets the same one. */
export function drawPortrait({ email, gender }: { email: string; gender?: string }): string {
  const random = seededRandom(`portrait:${email}`);
  const skin = pickOne(random, skins);
  const isDark = skins.indexOf(skin) > 2;
  const isWoman = gender === 'Female';
  const isScarf = isWoman && random() < 0.06;
  const cut = isScarf ? scarf : pickOne(random, isWoman ? womensCuts : mensCuts);
  const hair = isScarf
    ? pickOne(random, clothes)
    : pickOne(random, random() < 0.22 ? greys : isDark ? darkHairs : hairs);
  const top = pickOne(random, clothes);
  const hasBeard = !isWoman && random() < 0.35;
  const face = [
    `<g fill="${skin}"><path d="M41 54h14v14H41z"/><circle cx="28.5" cy="45" r="4"/><circle cx="67.5" cy="45" r="4"/><path d="M29 40c0-12 8-18 19-18s19 6 19 18c0 15-8 24-19 24s-19-9-19-24z"/></g>`,
    hasBeard
      ? `<path fill="${hair}" d="M29 44c2 7 5 9 9 9 5-2 15-2 20 0 4 0 7-2 9-9 1 14-8 23-19 23s-20-9-19-23z"/>`
      : '',
    isDark ? '<g fill="#fff"><circle cx="40" cy="43" r="2.8"/><circle cx="56" cy="43" r="2.8"/></g>' : '',
    '<g fill="#1f1815"><circle cx="40" cy="43" r="2"/><circle cx="56" cy="43" r="2"/></g>',
    `<path d="M42 54c3 ${random() < 0.5 ? '4 9 4 12 0' : '3 9 3 12 0'}" fill="none" stroke="${hasBeard ? '#f6e4dc' : isDark ? '#e2a394' : '#8c3f37'}" stroke-width="2" stroke-linecap="round"/>`,
    random() < 0.3
      ? '<g fill="none" stroke="#3d4a57" stroke-width="1.5"><circle cx="40" cy="43" r="6"/><circle cx="56" cy="43" r="6"/><path d="M46 43h4"/></g>'
      : '',
  ].join('');
  const collar = random() < 0.45 ? '<path fill="#fff" d="M39 66l9 9 9-9 4 4-13 14-13-14z"/>' : '';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="192" height="192">',
    `<path fill="${pickOne(random, grounds)}" d="M0 0h96v96H0z"/>`,
    `<g fill="${hair}">${cut.behind ?? ''}</g>`,
    `<path fill="${top}" d="M12 96c0-20 14-29 29-30l7 4 7-4c15 1 29 10 29 30z"/>`,
    collar,
    face,
    `<g fill="${hair}">${cut.over}</g>`,
    '</svg>',
  ].join('');
}
