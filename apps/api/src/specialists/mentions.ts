const most = 20;
const idle = new Set(
  'about after again been before from have having some that their there they this very when which with would your'.split(
    ' ',
  ),
);

export function mentions(reason: string): (text: string) => number {
  const words = new Set(reason.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  const sought = [...words].filter((word) => !idle.has(word)).slice(0, most);
  return (text) => {
    const lower = text.toLowerCase();
    return sought.filter((word) => lower.includes(word)).length;
  };
}
