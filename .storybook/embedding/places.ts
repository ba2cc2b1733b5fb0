import guide from '../../docs/embed-widgets.md?raw';

export const places: readonly (readonly [site: string, what: string])[] = (
  guide.split('\n## Where to paste it\n')[1]?.split('\n**')[0] ?? ''
)
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => {
    const [site = '', what = ''] = line.slice(1, -1).split(' | ');
    return [site.trim(), what.trim()];
  });
