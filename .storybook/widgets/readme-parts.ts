export const sectionOf = (readme: string, heading: string): string => {
  const [, text = ''] = readme.split(new RegExp(`^## ${heading}$`, 'm'));
  return (
    text
      .split(/^## /m)[0]
      ?.replaceAll(/<!--.*?-->/g, '')
      .trim() ?? ''
  );
};
