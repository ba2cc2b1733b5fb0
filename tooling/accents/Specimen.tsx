import type { ReactNode } from 'react';
import { formatAmount, parseAud } from '../../packages/core/src/index.ts';
import {
  Avatar,
  Banner,
  BellIcon,
  Button,
  ButtonLink,
  Card,
  CardBody,
  CardFooter,
  CardHeader,
  Checkbox,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  Combobox,
  ConfirmDialog,
  CountBadge,
  DataList,
  DataRow,
  Disclosure,
  EmptyState,
  ErrorState,
  Field,
  IconButton,
  InfoIcon,
  Link,
  ListboxButton,
  MoneyInput,
  Notice,
  PageHeader,
  Pill,
  RadioCards,
  RadioChips,
  SegmentedControl,
  SegmentedLinks,
  Select,
  Spinner,
  Tabs,
  Tag,
  TextArea,
  TextInput,
} from '../../packages/ui/src/index.ts';

const nothing = () => undefined;
const options = ['Cardiology', 'Dermatology'].map((label) => ({ value: label, label }));
const tones = ['neutral', 'outline', 'positive', 'caution', 'critical', 'info', 'highlight'] as const;
const states = (name: string, control: ReactNode) => (
  <>
    <Field label={name} hint="A hint under the control." optional>
      {control}
    </Field>
    <Field label={name} error="What to do about it.">
      {control}
    </Field>
  </>
);

export const Specimen = ({ overlay = false }: { overlay?: boolean }) => (
  <div style={{ display: 'grid', gap: 16, maxInlineSize: 720, padding: 16 }}>
    <PageHeader title="Page title" crumb={{ label: 'Crumb', href: '#crumb' }} lede="What the page is for." />
    <div>
      {(['primary', 'secondary', 'soft', 'ghost', 'danger', 'danger-solid'] as const).map((variant) => (
        <Button key={variant} variant={variant} iconStart={CheckIcon}>
          {variant}
        </Button>
      ))}
      <Button disabled>Disabled</Button>
      <ButtonLink href="#there">A link as a button</ButtonLink>
      <IconButton icon={CloseIcon} label="Close" bordered />
      <IconButton icon={BellIcon} label="Notifications" badge={<CountBadge count={3} label="unseen" />} />
      <Link href="#there">A link</Link>
      <Spinner label="Loading" />
    </div>
    {states('Text', <TextInput placeholder="Placeholder" suffix="minutes" />)}
    {states('Text area', <TextArea maxLength={600} showCount placeholder="Placeholder" />)}
    {states('Select', <Select placeholder="Choose">{<option value="a">One</option>}</Select>)}
    {states('Combobox', <Combobox options={options} value={null} onValueChange={nothing} placeholder="Search" />)}
    {states('Money', <MoneyInput value={25_000} onValueChange={nothing} parse={parseAud} format={formatAmount} />)}
    <ListboxButton label="City" value="Cardiology" onValueChange={nothing} options={options} />
    <Checkbox label="Checkbox" description="A second line" />
    <Checkbox label="Checked" defaultChecked error="What to do about it." />
    <RadioChips label="State" options={options} value="Cardiology" onValueChange={nothing} />
    <RadioCards
      label="Scope"
      value="one"
      onValueChange={nothing}
      options={[
        { value: 'one', label: 'This one', aside: '$15.00', description: 'Only this' },
        { value: 'all', label: 'All', description: 'All of them' },
      ]}
    />
    <SegmentedControl label="View" value="Cardiology" onValueChange={nothing} options={options} />
    <SegmentedLinks
      label="Experience"
      links={[
        { href: '#clients', label: 'Clients', current: true },
        { href: '#providers', label: 'Providers', current: false },
      ]}
    />
    <Tabs
      label="Requests"
      tabs={[
        { value: 'open', label: 'Open', badge: <CountBadge count={3} label="open" />, panel: 'Panel' },
        { value: 'filled', label: 'Filled', panel: 'Panel' },
      ]}
    />
    <div>
      {tones.map((tone) => (
        <Pill key={tone} tone={tone} icon={ClockIcon}>
          {tone}
        </Pill>
      ))}
      <Tag>Tag</Tag>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => (
        <Avatar key={id} name={`${id} person`} />
      ))}
    </div>
    {(['neutral', 'positive', 'caution', 'critical', 'info'] as const).map((tone) => (
      <Notice key={tone} tone={tone} title={`Notice ${tone}`}>
        The text of a notice.
      </Notice>
    ))}
    <Banner icon={InfoIcon}>A banner over the page</Banner>
    <Card>
      <CardHeader title="Card" />
      <CardBody>
        <DataList>
          <DataRow term="Fee">$250.00</DataRow>
        </DataList>
        <Disclosure summary="More">What was hidden</Disclosure>
      </CardBody>
      <CardFooter>
        <Button variant="ghost">Footer</Button>
      </CardFooter>
    </Card>
    <EmptyState title="Nothing here yet" hint="What will appear." />
    <ErrorState message="It did not load." onRetry={nothing} />
    {overlay && (
      <ConfirmDialog
        open
        title="Delete availability"
        confirmLabel="Delete"
        tone="danger"
        onConfirm={nothing}
        onCancel={nothing}
      >
        This cannot be undone.
      </ConfirmDialog>
    )}
  </div>
);
