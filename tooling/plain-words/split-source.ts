export interface Comment {
  at: number;
  text: string;
}

/** Comments of a source, and its code with blanks in their place. A scanner: parsing 4,000 files takes four seconds. */
export function splitSource(source: string): { comments: Comment[]; code: string } {
  const comments: Comment[] = [];
  const templates: number[] = [];
  let code = '';
  let last = '';
  let at = 0;
  while (at < source.length) {
    const char = source[at] ?? '';
    const end = commentEnd(source, at);
    if (end !== null) {
      comments.push({ at, text: source.slice(at, end) });
      code += source.slice(at, end).replaceAll(/[^\n]/g, ' ');
      at = end;
      continue;
    }
    if (char === '`' || (char === '}' && templates.at(-1) === 0)) {
      if (char === '}') templates.pop();
      const { stop, isOpen } = templateEnd(source, at + 1);
      if (isOpen) templates.push(0);
      code += source.slice(at, stop);
      at = stop;
      last = '`';
      continue;
    }
    const stop = literalEnd(source, at, last);
    if (stop !== null) {
      code += source.slice(at, stop);
      at = stop;
      last = char;
      continue;
    }
    const depth = templates.length - 1;
    if (depth >= 0) templates[depth] = (templates[depth] ?? 0) + (char === '{' ? 1 : char === '}' ? -1 : 0);
    if (!/\s/.test(char)) last = char;
    code += char;
    at += 1;
  }
  return { comments, code };
}

function commentEnd(source: string, at: number): number | null {
  const two = source.slice(at, at + 2);
  if (two !== '/*' && two !== '//') return null;
  const end = two === '/*' ? source.indexOf('*/', at + 2) + 2 : source.indexOf('\n', at);
  return end < 2 ? source.length : end;
}

function templateEnd(source: string, from: number): { stop: number; isOpen: boolean } {
  let at = from;
  while (at < source.length && source[at] !== '`' && source.slice(at, at + 2) !== '${')
    at += source[at] === '\\' ? 2 : 1;
  const isOpen = source[at] !== '`';
  return { stop: at + (isOpen ? 2 : 1), isOpen };
}

/** End of a quoted string or a regular expression; null for other code, such as an apostrophe in JSX. */
function literalEnd(source: string, from: number, last: string): number | null {
  const mark = source[from] ?? '';
  const isPattern = mark === '/' && /[(,=:[!&|?{};+\-*%<>~^\n]|^$/.test(last);
  if (mark !== "'" && mark !== '"' && !isPattern) return null;
  let inClass = false;
  let at = from + 1;
  while (at < source.length && source[at] !== '\n' && (inClass || source[at] !== mark)) {
    if (source[at] === '\\') at += 1;
    else if (isPattern && source[at] === '[') inClass = true;
    else if (source[at] === ']') inClass = false;
    at += 1;
  }
  return source[at] === mark ? at + 1 : null;
}
