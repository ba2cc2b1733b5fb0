import { formatTimeWithZone, sydney } from '../../packages/core/src/index.ts';
import { SlotButton } from '../../packages/match-widget/src/results/SlotButton.tsx';
import { StatusPill } from '../../packages/kit/src/index.ts';
import { Avatar, Button, Card, Link, TeleRoot, type Appearance } from '../../packages/ui/src/index.ts';

interface BrandFragmentProps {
  name: string;
  scheme?: 'light' | 'dark';
  appearance: Appearance;
}

const slots = ['2026-11-23T22:30:00.000Z', '2026-11-23T23:00:00.000Z', '2026-11-24T03:30:00.000Z'];

const knobsText = (appearance: Appearance): string =>
  Object.entries(appearance)
    .filter(([knob]) => !knob.startsWith('font'))
    .map(([knob, value]) => `${knob} ${value}`)
    .join(', ');

export const BrandFragment = ({ name, scheme = 'light', appearance }: BrandFragmentProps) => (
  <TeleRoot scheme={scheme} appearance={appearance} className="story-brand">
    <div className="story-brand__stage">
      <h2 className="story-brand__name">{name}</h2>
      <p className="story-brand__knobs">{knobsText(appearance) || 'no knob turned'}</p>
      <Card padded>
        <div className="story-brand__person">
          <Avatar name="Dr Priya Venkatesan" size={40} />
          <div className="story-brand__who">
            <strong>Dr Priya Venkatesan</strong>
            <span>Parramatta, NSW</span>
          </div>
          <StatusPill kind="request" status="OPEN" />
        </div>
        <div className="story-brand__slots">
          {slots.map((slotISO, index) => (
            <SlotButton
              key={slotISO}
              slotISO={slotISO}
              zone={sydney}
              label={`${formatTimeWithZone(slotISO, sydney)}, Dr Priya Venkatesan`}
              picked={index === 0}
              disabled={false}
              tabStop={index === 0}
              onPick={() => {}}
            />
          ))}
        </div>
        <div className="story-brand__actions">
          <Button variant="primary">Submit & pay $15</Button>
          <Button>Review</Button>
        </div>
        <Link href="#how">How matching works</Link>
      </Card>
    </div>
  </TeleRoot>
);
