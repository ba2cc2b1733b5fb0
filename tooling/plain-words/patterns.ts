export const typeName =
  /^(?:export )?(?:interface|type) (Asked|Wanted|Given|Found|Told|Named|Held|Kept|Said|Seen|Noting|Worded|Which|Of|Who|Whom|Whose|Waiting|Done|About|Until|Counted|Listed|Looked|Taken|Sent|Shown|Left|Gone|Meant|Standing|Saying|Telling)\b/gm;
export const identifier =
  /\b(asked|wanted|told|whose|whom|heard|meant|seeing|taking|telling|saying|says)\b(?=\s*[:=,)(?.;}]|\s*=>)/g;
export const path =
  /(^|\/)(asked|watch|watches|letters|moves?|encrypting|every-letter|half-written|tell-[a-z-]+|say-[a-z-]+|look-[a-z-]+)(\/|\.)/;
export const passiveMoney =
  /\bNothing (was|is) (held|charged)\b|\bstays charged\b|\b(comes|goes|gone) back\b|\bon its way back\b|\blifted\b|\bLess than .{0,40}hours (remain|were left|left)\b/g;
