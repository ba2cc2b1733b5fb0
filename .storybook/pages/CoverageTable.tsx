import { Disclosure } from '../../packages/ui/src/index.ts';
import type { Covered, CoveredSection } from '../../tooling/coverage/covered.ts';
import { StoryLink } from './StoryLink.tsx';

/** Longer lists collapse behind a button: many stories show a status. */
const SHOWN = 4;

const Stories = ({ stories }: Pick<Covered, 'stories'>) => {
  const items = stories.map((story) => (
    <li key={story.id}>
      <StoryLink story={story} />
    </li>
  ));
  return (
    <>
      <ul className="story-coverage__by">{items.slice(0, SHOWN)}</ul>
      {items.length > SHOWN && (
        <Disclosure summary={`${items.length - SHOWN} more`}>
          <ul className="story-coverage__by">{items.slice(SHOWN)}</ul>
        </Disclosure>
      )}
    </>
  );
};

const Row = ({ id, asks, quotes, stories, tests }: Covered) => (
  <tr>
    <th scope="row">
      <code>{id}</code>
    </th>
    <td>
      <span>{asks}</span>
      {quotes.map((quote) => (
        <q key={quote} className="story-coverage__quote">
          {quote}
        </q>
      ))}
    </td>
    <td>
      <Stories stories={stories} />
      <ul className="story-coverage__by">
        {tests.map(({ file, title }) => (
          <li key={`${file} ${title}`}>
            <span>{title}</span> <code>{file}</code>
          </li>
        ))}
      </ul>
    </td>
  </tr>
);

export const CoverageTable = ({ requirements }: Pick<CoveredSection, 'requirements'>) => (
  <table className="story-table story-coverage">
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">What is asked</th>
        <th scope="col">Shown by</th>
      </tr>
    </thead>
    <tbody>
      {requirements.map((requirement) => (
        <Row key={requirement.id} {...requirement} />
      ))}
    </tbody>
  </table>
);
