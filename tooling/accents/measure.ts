// Runs inside the page (Playwright hands it over as source): no imports, nothing from outside the function.
import type { Pair } from './pairs.ts';
import type {} from './window.ts';

export interface Plan {
  accents: readonly string[];
  pairs: readonly Pair[];
  scheme: 'light' | 'dark';
  contrast: 'auto' | 'more';
  drawnEvery: number;
}

export interface Reading {
  group: string;
  kind: 'text' | 'edge';
  what: string;
  accent: string;
  ratio: number;
}

export function measure(plan: Plan): { lowest: Reading[]; drawnTexts: number; drawnEdges: number } {
  type Rgb = readonly [r: number, g: number, b: number, alpha: number];
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const gamma = (value: number) => {
    const v = clamp(value);
    return v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055;
  };
  const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  const fromOklab = (l: number, a: number, b: number, alpha: number): Rgb => {
    const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
    const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
    const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
    return [
      gamma(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z),
      gamma(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z),
      gamma(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z),
      alpha,
    ];
  };
  const cache = new Map<string, Rgb>();
  const parse = (text: string): Rgb => {
    const known = cache.get(text);
    if (known) return known;
    const [, name = '', inside = ''] = /^([a-z]+)\((.*)\)$/.exec(text) ?? [];
    const words = inside.split(/[\s,/]+/).filter((word) => word !== '');
    const space = name === 'color' ? words.shift() : name;
    const [a = 0, b = 0, c = 0, alpha = 1] = words.map((word) => (word === 'none' ? 0 : Number.parseFloat(word)));
    let rgb: Rgb;
    if (space === 'rgb' || space === 'rgba') rgb = [a / 255, b / 255, c / 255, alpha];
    else if (space === 'srgb') rgb = [clamp(a), clamp(b), clamp(c), alpha];
    else if (space === 'oklab') rgb = fromOklab(a, b, c, alpha);
    else if (space === 'oklch') {
      const turn = (c * Math.PI) / 180;
      rgb = fromOklab(a, b * Math.cos(turn), b * Math.sin(turn), alpha);
    } else if (space === 'xyz-d65' || space === 'xyz') {
      rgb = [
        gamma(3.2409699419 * a - 1.5373831776 * b - 0.4986107603 * c),
        gamma(-0.9692436363 * a + 1.8759675015 * b + 0.0415550574 * c),
        gamma(0.0556300797 * a - 0.2039769589 * b + 1.0569715142 * c),
        alpha,
      ];
    } else throw new Error(`A computed colour in a form this program does not read: ${text}`);
    if (![...rgb].every(Number.isFinite)) throw new Error(`Not a colour: ${text}`);
    cache.set(text, rgb);
    return rgb;
  };
  const over = (front: Rgb, back: Rgb): Rgb => {
    const mix = (at: 0 | 1 | 2) => front[at] * front[3] + back[at] * (1 - front[3]);
    return [mix(0), mix(1), mix(2), 1];
  };
  const luminance = ([r, g, b]: Rgb) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  const ratioOf = (front: Rgb, back: Rgb) => {
    const one = luminance(over(front, back));
    const two = luminance(back);
    return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
  };

  const stage = document.body;
  stage.replaceChildren();
  const root = window.drawSpecimen(stage.appendChild(document.createElement('div')), true);
  // Tokens alone, in a root that is cheap to recompute.
  const bare = stage.appendChild(document.createElement('div'));
  bare.className = 'tele';
  for (const element of [root, bare]) {
    element.dataset.teleScheme = plan.scheme;
    if (plan.contrast === 'more') element.dataset.teleContrast = 'more';
  }

  const lowest = new Map<string, Reading>();
  const note = (reading: Reading) => {
    const key = `${reading.group}|${reading.what}`;
    if (reading.ratio < (lowest.get(key)?.ratio ?? Infinity)) lowest.set(key, reading);
  };

  // One probe for every token: its computed colour is the token's.
  const names = [...new Set(plan.pairs.flatMap((pair) => [pair.front, pair.back]))];
  const probes = new Map(
    names.map((name) => {
      const probe = document.createElement('i');
      probe.style.color = `var(--tele-color-${name})`;
      bare.append(probe);
      return [name, getComputedStyle(probe)] as const;
    }),
  );

  // Drawn contrast: every text against its background, every control edge against its surroundings.
  const named = (element: Element) => element.getAttribute('class')?.replace(/\s+/g, '.') ?? element.tagName;
  const behind = (element: Element | null): CSSStyleDeclaration[] => {
    const chain: CSSStyleDeclaration[] = [];
    for (let at = element; at && root.contains(at); at = at.parentElement) {
      const style = getComputedStyle(at);
      const { 3: alpha } = parse(style.backgroundColor);
      if (alpha > 0) chain.push(style);
      if (alpha === 1) break;
    }
    return chain;
  };
  const onTop = (chain: readonly CSSStyleDeclaration[]): Rgb => {
    const layers: Rgb[] = [];
    for (const style of chain) {
      const layer = parse(style.backgroundColor);
      if (layer[3] > 0) layers.push(layer);
      if (layer[3] === 1) break;
    }
    const canvas = parse(getComputedStyle(page).color);
    return layers.reduceRight((under, layer) => over(layer, under), canvas);
  };
  const page = document.createElement('i');
  page.style.color = 'var(--tele-color-canvas)';
  root.append(page);
  const texts: { what: string; style: CSSStyleDeclaration; chain: CSSStyleDeclaration[] }[] = [];
  const edges: { what: string; style: CSSStyleDeclaration; chain: CSSStyleDeclaration[] }[] = [];
  if (plan.drawnEvery > 0) {
    const seen = new Set<string>();
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      const style = getComputedStyle(element);
      const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const control = element.matches('input, textarea, select');
      const off = element.matches(':disabled, :disabled *') || style.opacity === '0';
      const chain = behind(element);
      const what = `${named(element.parentElement ?? element)} > ${named(element)} ${chain.map((it) => it.backgroundColor).join()} ${style.color}`;
      if ((words || control) && !off && !seen.has(what)) {
        seen.add(what);
        texts.push({ what: `${named(element.parentElement ?? element)} > ${named(element)}`, style, chain });
      }
      const box =
        '.tele-input, .tele-select__control, .tele-text-area__control, .tele-checkbox__box, .tele-radio-chips__label, .tele-radio-cards__card, .tele-radio-cards__dot, .tele-listbox-button[data-look="field"]';
      if (element.matches(box) && !off && parse(style.borderTopColor)[3] > 0) {
        edges.push({ what: named(element), style, chain: behind(element.parentElement) });
      }
    }
  }

  for (const [index, accent] of plan.accents.entries()) {
    bare.style.setProperty('--tele-accent', accent);
    for (const { group, kind, front, back } of plan.pairs) {
      const [one, two] = [probes.get(front), probes.get(back)];
      if (!one || !two) throw new Error(`No probe for ${front} on ${back}`);
      const ratio = ratioOf(parse(one.color), over(parse(two.color), parse(probes.get('surface')?.color ?? two.color)));
      note({ group, kind, what: `${front} on ${back}`, accent, ratio });
    }
    cache.clear();
    if (plan.drawnEvery === 0 || index % plan.drawnEvery > 0) continue;
    root.style.setProperty('--tele-accent', accent);
    for (const { what, style, chain } of texts) {
      note({ group: 'drawn text', kind: 'text', what, accent, ratio: ratioOf(parse(style.color), onTop(chain)) });
    }
    for (const { what, style, chain } of edges) {
      note({
        group: 'drawn control edges',
        kind: 'edge',
        what,
        accent,
        ratio: ratioOf(parse(style.borderTopColor), onTop(chain)),
      });
    }
    cache.clear();
  }
  return { lowest: [...lowest.values()], drawnTexts: texts.length, drawnEdges: edges.length };
}
