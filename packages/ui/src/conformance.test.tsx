import { render } from '@testing-library/react';
import { createElement, createRef, StrictMode, type ComponentType, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as ui from './index.ts';

/** Props common to all primitives. */
type CommonProps = Record<string, unknown>;

interface Primitive {
  name: string;
  component: unknown;
  make: (given: CommonProps) => ReactElement;
}

function primitive<Props extends object>(component: ComponentType<Props>, props: Props & CommonProps): Primitive {
  const name = Object.entries(ui).find(([, value]) => value === component)?.[0] ?? 'not exported';
  return { name, component, make: (given) => createElement(component, { ...props, ...given }) };
}

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
];
const onValueChange = () => undefined;
const cents = { value: null, onValueChange, parse: () => null, format: String };

/** Native controls: the ref and all attributes reach the element that takes the input. */
const controls = [
  primitive(ui.Button, { children: 'Send' }),
  primitive(ui.IconButton, { icon: ui.PlusIcon, label: 'Add' }),
  primitive(ui.TextInput, {}),
  primitive(ui.TextArea, {}),
  primitive(ui.Select, { children: createElement('option', null, 'One') }),
  primitive(ui.Checkbox, { label: 'Yes' }),
  primitive(ui.MoneyInput, cents),
];

/** Single styled elements. */
const elements = [
  primitive(ui.ButtonLink, { href: '#there', children: 'There' }),
  primitive(ui.FileButton, { children: 'Choose', onFile: () => undefined }),
  primitive(ui.FileRow, { title: 'Letter', icon: ui.FileIcon, state: 'empty' as const }),
  primitive(ui.Link, { href: '#there', children: 'There' }),
  primitive(ui.Heading, { level: 2, children: 'Times' }),
  primitive(ui.Card, { children: 'One' }),
  primitive(ui.CardHeader, { title: 'One' }),
  primitive(ui.CardBody, { children: 'One' }),
  primitive(ui.CardFooter, { children: 'One' }),
  primitive(ui.DataList, {}),
  primitive(ui.Pill, { children: 'Booked' }),
  primitive(ui.Tag, { children: 'Doctor' }),
  primitive(ui.VisuallyHidden, { children: 'Read out' }),
];

/** Controls of several elements with one tab stop. */
const composedControls = [
  primitive(ui.Combobox, { options, value: null, onValueChange, label: 'One of many' }),
  primitive(ui.ListboxButton, { options, value: 'a', onValueChange, label: 'One of few' }),
  primitive(ui.RadioCards, { options, value: 'a', onValueChange, label: 'Cards' }),
  primitive(ui.RadioChips, { options, value: 'a', onValueChange, label: 'Chips' }),
  primitive(ui.SegmentedControl, { options, value: 'a', onValueChange, label: 'View' }),
];

const composed = [
  primitive(ui.Avatar, { name: 'Dr Priya Venkatesan' }),
  primitive(ui.Banner, { children: 'Offline' }),
  primitive(ui.BrandMark, {}),
  primitive(ui.Disclosure, { summary: 'More', children: 'All of it' }),
  primitive(ui.EmptyState, { title: 'Nothing yet' }),
  primitive(ui.ErrorState, { message: 'That failed' }),
  primitive(ui.Field, { label: 'Note', children: createElement(ui.TextInput) }),
  primitive(ui.Icon, { icon: ui.PlusIcon }),
  primitive(ui.Notice, { children: 'Good to know' }),
  primitive(ui.PageHeader, { title: 'Times' }),
  primitive(ui.SegmentedLinks, { label: 'Sides', links: [{ href: '#a', label: 'A', current: true }] }),
  primitive(ui.Skeleton, {}),
  primitive(ui.SkeletonRegion, { label: 'Loading', children: null }),
  primitive(ui.Spinner, {}),
  primitive(ui.Sprig, {}),
  primitive(ui.Tabs, { label: 'Parts', tabs: [{ value: 'a', label: 'A', panel: 'One' }] }),
];

const all = [...controls, ...elements, ...composedControls, ...composed];
const withRef = [...controls, ...elements, ...composedControls.slice(0, 2)];

/** Parts of other primitives, overlays and providers: covered by stories. */
const apart = [
  'BareLink',
  'ConfirmDialog',
  'ConfirmField',
  'CountBadge',
  'DataRow',
  'LatePart',
  'LateTroubleContext',
  'ListFoot',
  'Menu',
  'MenuItem',
  'MenuLabel',
  'MenuLink',
  'MenuSeparator',
  'MessagesProvider',
  'EmptyFrame',
  'OfflineState',
  'PartBoundary',
  'PhotoCrop',
  'Popover',
  'Sheet',
  'TeleRoot',
  'ToastProvider',
];

const draw = (element: ReactElement) =>
  render(
    <StrictMode>
      <ui.TeleRoot>{element}</ui.TeleRoot>
    </StrictMode>,
  ).container;

const complaint = vi.fn();

beforeEach(() => {
  complaint.mockClear();
  vi.spyOn(console, 'error').mockImplementation(complaint);
  vi.spyOn(console, 'warn').mockImplementation(complaint);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('every primitive', () => {
  it.each(all)('$name is drawn in strict mode without a complaint', ({ make }) => {
    draw(make({}));
    expect(complaint).not.toHaveBeenCalled();
  });

  it.each(all)("$name adds a host's class to its own", ({ make }) => {
    const marked = draw(make({ className: 'host-class' })).querySelector('.host-class');
    expect(marked?.getAttribute('class')).toMatch(/(^| )tele-/u);
  });

  it('is in one of these lists', () => {
    const exported = Object.keys(ui).filter((name) => /^[A-Z]/u.test(name) && !/.Icon$/u.test(name));
    expect([...all.map(({ name }) => name), ...apart].sort()).toEqual(exported.sort());
  });
});

describe('a primitive of one element', () => {
  it.each(withRef)('$name gives its element to a ref', ({ make }) => {
    const ref = createRef<HTMLElement>();
    const page = draw(make({ ref }));
    expect(page.contains(ref.current)).toBe(true);
    expect(ref.current).toBeInstanceOf(HTMLElement);
  });

  // React 18 passes no ref to a plain function.
  it.each(withRef)('$name takes a ref in React 18 too', ({ component }) => {
    expect(typeof component).toBe('object');
  });

  it.each([...controls, ...elements])('$name hands on attributes to the element of its ref', ({ make }) => {
    const ref = createRef<HTMLElement>();
    draw(make({ ref, lang: 'de', 'data-host': 'kept', 'aria-description': 'Described' }));
    expect(ref.current?.lang).toBe('de');
    expect(ref.current?.dataset['host']).toBe('kept');
    expect(ref.current?.getAttribute('aria-description')).toBe('Described');
  });
});

describe('a control', () => {
  it.each([...controls, ...composedControls])('$name is disabled as a whole', ({ make }) => {
    const page = draw(make({ disabled: true }));
    const inputs = [...page.querySelectorAll('input, select, textarea, button')];
    expect(inputs).not.toHaveLength(0);
    expect(inputs.filter((input) => !input.matches(':disabled'))).toEqual([]);
  });

  it.each([...controls.slice(2).filter(({ name }) => name !== 'Checkbox'), ...composedControls])(
    '$name is disabled by the Field around it',
    ({ make }) => {
      const page = draw(
        <ui.Field label="Field" disabled>
          {make({})}
        </ui.Field>,
      );
      const inputs = [...page.querySelectorAll('input, select, textarea, button')];
      expect(inputs.filter((input) => !input.matches(':disabled'))).toEqual([]);
    },
  );
});
