import { Card, Skeleton } from '@tele/ui';
import { Screen } from '../screen/Screen.tsx';
import { Split } from '../screen/Split.tsx';
import './SearchForm.css';
import './SearchSkeleton.css';

/** No style attributes: strict CSPs block them in server-rendered HTML. */
export const SearchSkeleton = () => (
  <Screen name="search">
    <div className="tele-search-skeleton">
      <Skeleton />
      <Skeleton />
    </div>
    <Split
      main={
        <Card>
          <div className="tele-search-form__fields">
            {['specialty', 'state', 'reason', 'zone'].map((field) => (
              <Skeleton key={field} shape="block" />
            ))}
          </div>
          <div className="tele-search-form__foot tele-search-skeleton__foot">
            <Skeleton shape="block" />
          </div>
        </Card>
      }
      aside={<Skeleton shape="block" />}
    />
  </Screen>
);
