interface ListedWord {
  name: string;
  pattern: RegExp;
  /** Words to write in its place. */
  better: string;
}

const list: readonly [name: string, pattern: RegExp, better: string][] = [
  ['whoever', /\bwhoever|whomever|whosoever\b/gi, 'the person who, anyone, users'],
  ['whom', /\bwhom\b/gi, 'rewrite'],
  ['somebody', /\bsomebody\b/gi, 'someone, the user'],
  ['nobody', /\bnobody\b/gi, 'no one, or say it positively'],
  ['everybody', /\beverybody\b/gi, 'everyone, anyone'],
  [
    'stands',
    /\b(it|that|this|which|what|booking|appointment|time)s? stands?\b|\bstands? (there|here|in the|under|beside|for now|until|with|at|as it)\b/gi,
    'is, stays, appears',
  ],
  [
    'told',
    /\b(is|are|was|were|be|been) told\b|\btells? of\b|\btold of\b|\bto tell of\b/gi,
    'is notified, returns, logs',
  ],
  ['said', /\b(is|are|was|were|be) said\b|\bsays so\b|\bhas to be said\b/gi, 'is shown, is logged'],
  ['becomes of', /\b(becomes?|became|come|comes|came) of\b/gi, 'happens to'],
  ['anew', /\banew\b/gi, 'again, from scratch'],
  ['goes on', /\bgo(es)? on\b|\bwent on\b|\bgoing on\b/gi, 'continues'],
  ['let go', /\blets? go\b|\bis let go\b/gi, 'released, cancelled'],
  ['by itself', /\bby (itself|themselves|yourself)\b/gi, 'automatically'],
  ['of its own', /\bof (its|their|his|your|our) own\b/gi, 'its own x'],
  ['of ours', /\bof (ours|theirs|yours|mine)\b/gi, 'our x, your x'],
  ['by which', /\b(by|of|in|on|with|under|from|for|to|at) which\b/gi, 'that, where, rewrite'],
  ['no more', /\b(good|is|are|found|asked|known) no more\b/gi, 'no longer'],
  ['all the same', /\ball the same\b/gi, 'still'],
  ['meanwhile', /\bmeanwhile\b/gi, 'in the meantime, or leave out'],
  ['beside', /\bbesides?\b/gi, 'next to, as well as'],
  ['a text', /\ba text\b/gi, 'a string'],
  ['at most', /\bat (most|the most)\b/gi, 'up to'],
  ['taken away', /\btak(e|es|en|ing) (it |them |that |this )?(back|away)\b/gi, 'remove, cancel'],
  [
    'what is',
    /(?<!know |see |say |says |check |exactly )\bwhat (is|are|was|were|has|had|they|it|one)\b/gi,
    'name the thing',
  ],
  ['those who', /\bthose (who|that|which)\b/gi, 'the ones that, or name them'],
  ['so that', /, so that\b/gi, 'so, to'],
  ['such as:', /\bSuch as:/g, 'For example,'],
];

export const listedWords: readonly ListedWord[] = list.map(([name, pattern, better]) => ({ name, pattern, better }));
export const commitSubject =
  /^(feat|fix|perf|refactor|test|docs|style|build|ci|chore|revert)(\([a-z0-9-]+(,[a-z0-9-]+)*\))?!?: [a-z0-9"'`@]/;
export const opener =
  /^(What|Whether|Whoever|Whom|Whose|Of|Those|Nobody|Somebody|Everybody|Such|That|Said|Told|To be|Says|Tells|Whatever|Wherever)\b/;
export const typeName =
  /^(?:export )?(?:interface|type) (Asked|Wanted|Given|Found|Told|Named|Held|Kept|Said|Seen|Noting|Worded|Which|Of|Who|Whom|Whose|Waiting|Done|About|Until|Counted|Listed|Looked|Taken|Sent|Shown|Left|Gone|Meant|Standing|Saying|Telling)\b/gm;
export const identifier =
  /\b(asked|wanted|told|whose|whom|heard|meant|seeing|taking|telling|saying|says)\b(?=\s*[:=,)(?.;}]|\s*=>)/g;
export const path =
  /(^|\/)(asked|watch|watches|letters|moves?|encrypting|every-letter|half-written|tell-[a-z-]+|say-[a-z-]+|look-[a-z-]+)(\/|\.)/;
export const passiveMoney =
  /\bNothing (was|is) (held|charged)\b|\bstays charged\b|\b(comes|goes|gone) back\b|\bon its way back\b|\blifted\b|\bLess than .{0,40}hours (remain|were left|left)\b/g;
