const stopWords = new Set(
  (
    'a an and are by can decide decides did do does file files for from has have how in into is it its made may of on ' +
    'or our s set shows that the their they this to up was what when where which who with your'
  ).split(' '),
);
const fileWeight = 2;

function stem(word: string): string {
  if (word.length < 4) return word;
  const singular = word.replace(/ies$/, 'y').replace(/(?<![su])s$/, '');
  const base = singular.replace(/(?<=[a-z]{3})(ing|ed)$/, '');
  return base.replace(/([bdglmnprt])\1$/, '$1').replace(/(?<=[a-z]{3})e$/, '');
}

const split = (text: string): string[] => text.toLowerCase().match(/[a-z\d]+/g) ?? [];

const stemsOf = (name: string): string[] => split(name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')).map(stem);

interface NamedPath {
  path: string;
  file: ReadonlySet<string>;
  folders: ReadonlySet<string>;
}

function namePath(path: string): NamedPath {
  const folders = path.split('/');
  const file = (folders.pop() ?? '').replace(/\.[^.]+$/, '');
  return { path, file: new Set(stemsOf(file)), folders: new Set(folders.flatMap(stemsOf)) };
}

export function findPath(question: string, paths: readonly string[]): string | undefined {
  const named = paths.map(namePath);
  const words = new Set(
    split(question)
      .filter((word) => !stopWords.has(word))
      .map(stem),
  );
  const rarity = [...words].map((word) => {
    const count = named.filter(({ file, folders }) => file.has(word) || folders.has(word)).length;
    return [word, Math.log(1 + paths.length / Math.max(count, 1))] as const;
  });
  const scoreOf = ({ file, folders }: NamedPath): number =>
    rarity.reduce((sum, [word, weight]) => {
      if (file.has(word)) return sum + fileWeight * weight;
      return folders.has(word) ? sum + weight : sum;
    }, 0);
  const [best] = named
    .map((one) => ({ path: one.path, score: scoreOf(one) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.path.length - b.path.length || a.path.localeCompare(b.path));
  return best?.path;
}
