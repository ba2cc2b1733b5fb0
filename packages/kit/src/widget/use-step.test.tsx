import { act, fireEvent, render as draw, screen } from '@testing-library/react';
import { StrictMode, useState, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StepEvent } from '../host/events.ts';
import { MemoryContext, type Memory } from '../keep/context.ts';
import { createMemory } from '../keep/memory.ts';
import { StepWait } from './StepWait.tsx';
import { useStep } from './use-step.ts';

type Word = 'search' | 'results' | 'request';
const steps = ['search', 'results', 'request'] as const;
const onStepChange = vi.fn<(event: StepEvent<Word>) => void>();
let memory: Memory;
beforeEach(() => {
  onStepChange.mockReset();
  memory = createMemory().remembered;
});
const render = (page: ReactNode) =>
  draw(page, { wrapper: ({ children }) => <MemoryContext.Provider value={memory}>{children}</MemoryContext.Provider> });

interface WidgetProps {
  step?: Word | undefined;
  /** Steps with content. */
  have?: readonly Word[];
  /** Step whose code is still loading. */
  late?: Word;
}

const Widget = ({ step: wanted, have = steps, late }: WidgetProps) => {
  const { step, go, titleRef } = useStep<Word>({
    step: wanted,
    steps,
    nearest: (asked) => (have.includes(asked) ? asked : 'search'),
    // Inline, as hosts write it.
    onStepChange: (event) => onStepChange(event),
  });
  return (
    <div className="tele">
      {late === step ? (
        <StepWait ref={titleRef}>…</StepWait>
      ) : (
        <section key={step}>
          <h2 ref={titleRef} tabIndex={-1}>
            {step}
          </h2>
          {steps.map((next) => (
            <button key={next} onClick={() => go(next)}>
              To {next}
            </button>
          ))}
        </section>
      )}
    </div>
  );
};

/** Host that controls the step, as with its own history. */
const Host = (props: WidgetProps & { first: Word }) => {
  const [step, setStep] = useState(props.first);
  onStepChange.mockImplementation((event) => setStep(event.step));
  return <Widget {...props} step={step} />;
};

const shown = () => screen.getByRole('heading').textContent;
const press = (step: Word) => {
  const button = screen.getByRole('button', { name: `To ${step}` });
  button.focus();
  fireEvent.click(button);
};
const told = () => onStepChange.mock.calls.map(([{ step }]) => step);

describe('the step of a widget', () => {
  it('is its own when the host gives none', () => {
    render(<Widget />);
    press('results');
    expect(shown()).toBe('results');
    expect(told()).toEqual(['results']);
  });

  it('is the host’s when it gives one, and changes when the host changes it', () => {
    const { rerender } = render(<Widget step="search" />);
    press('results');
    expect(shown()).toBe('search');
    expect(told()).toEqual(['results']);
    rerender(<Widget step="results" />);
    expect(shown()).toBe('results');
    rerender(<Widget step="search" />);
    expect(shown()).toBe('search');
    expect(told()).toEqual(['results']);
  });

  it('continues from the shown step when the host stops or starts controlling', () => {
    const { rerender } = render(<Widget step="results" />);
    rerender(<Widget />);
    expect(shown()).toBe('results');
    press('request');
    expect(shown()).toBe('request');
    rerender(<Widget step="search" />);
    expect(shown()).toBe('search');
    expect(told()).toEqual(['request']);
  });

  it('reports a fallback step once, also in strict mode', () => {
    const have = ['search'] as const;
    const widget = (step: Word) => (
      <StrictMode>
        <Widget step={step} have={have} />
      </StrictMode>
    );
    const { rerender } = render(widget('results'));
    expect(shown()).toBe('search');
    expect(told()).toEqual(['search']);
    // A host that does not answer is not asked again.
    rerender(widget('results'));
    expect(told()).toEqual(['search']);
    rerender(widget('search'));
    rerender(widget('results'));
    expect(told()).toEqual(['search', 'search']);
  });

  it('is the first one for an unknown step', () => {
    for (const word of ['offers', 7, 'constructor', {}]) {
      const { unmount } = render(<Widget step={word as Word} />);
      expect(shown()).toBe('search');
      expect(told()).toEqual(['search']);
      onStepChange.mockClear();
      unmount();
    }
  });

  it('reports a removed step, unless the host knows the new one', () => {
    const { rerender } = render(<Widget />);
    press('results');
    rerender(<Widget have={['search']} />);
    expect(shown()).toBe('search');
    expect(told()).toEqual(['results', 'search']);
  });

  it('is remembered, and reported to a host that does not control it', () => {
    const { unmount } = render(<Widget />);
    press('results');
    unmount();
    onStepChange.mockClear();
    render(<Widget />);
    expect(shown()).toBe('results');
    expect(told()).toEqual(['results']);
  });
});

describe('the focus', () => {
  it('moves to the heading of each step, but not on mount', () => {
    render(<Widget step="results" />);
    expect(document.activeElement).toBe(document.body);
  });

  it('follows the host’s Back', () => {
    render(<Host first="search" />);
    press('results');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'results' }));
    act(() => onStepChange.getMockImplementation()?.({ step: 'search' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'search' }));
  });

  it('waits for the heading of a step that loads late', () => {
    const { rerender } = render(<Widget late="results" />);
    press('results');
    expect(document.activeElement?.textContent).toContain('Loading');
    rerender(<Widget />);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'results' }));
  });

  it('stays where the person has moved it', () => {
    const page = (late?: Word) => (
      <>
        <button>Menu of the host</button>
        <Widget late={late} />
      </>
    );
    const { rerender } = render(page('results'));
    press('results');
    const menu = screen.getByRole('button', { name: 'Menu of the host' });
    menu.focus();
    rerender(page());
    expect(document.activeElement).toBe(menu);
  });

  it('is not taken from the host’s page when the host changes the step', () => {
    const page = (step: Word) => (
      <>
        <button>Back</button>
        <Widget step={step} />
      </>
    );
    const { rerender } = render(page('results'));
    const back = screen.getByRole('button', { name: 'Back' });
    back.focus();
    rerender(page('search'));
    expect(document.activeElement).toBe(back);
  });
});
