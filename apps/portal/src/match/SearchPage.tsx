import { buildSearchQuery, parseSearchQuery } from '@tele/core';
import { SearchScreen } from '@tele/match-widget';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import '@tele/match-widget/styles.css';
import { usePageTitle } from '../chrome/use-page-title.ts';
import { routes } from '../routes.ts';
import { readProfession } from './profession-param.ts';

/** `/match/:profession`, and `/start` and `/atlas`, where a patient's matching starts. */
const SearchPage = () => {
  usePageTitle('Find specialists');
  const { search } = useLocation();
  const navigate = useNavigate();
  const profession = readProfession(useParams().profession);
  if (!profession.canonical) return <Navigate to={{ pathname: routes.search.href(profession.id), search }} replace />;
  return (
    <SearchScreen
      key={profession.id}
      profession={profession.id}
      initial={parseSearchQuery(search)}
      cancelHref={routes.requests.href()}
      categoriesHref={routes.categories.href()}
      onSearch={(value) => void navigate(routes.results.href(profession.id, buildSearchQuery(value)))}
    />
  );
};

export default SearchPage;
