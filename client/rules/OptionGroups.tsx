import { useId } from 'preact/hooks';
import type { RuleSet } from '#engine';
import type { Difference } from '#rules';
import { text } from '../text/index.ts';
import type { OptionGroup } from './findOptions.ts';
import { OptionRow } from './OptionRow.tsx';
import type { Editing } from './useEditing.ts';

interface OptionGroupsProps {
  readonly rules: RuleSet;
  readonly groups: readonly OptionGroup[];
  readonly changes: readonly Difference[];
  readonly editing: Editing;
  /** Whether all groups are open, as during a search. */
  readonly allOpen: boolean;
}

/** The options in groups, one of which is open at a time. */
export function OptionGroups({ groups, ...props }: OptionGroupsProps) {
  return (
    <div class="option-groups">
      {groups.map((group) => (
        <OptionGroupView key={group.group} group={group} {...props} />
      ))}
    </div>
  );
}

function OptionGroupView(props: Omit<OptionGroupsProps, 'groups'> & { readonly group: OptionGroup }) {
  const { rules, group, changes, editing, allOpen } = props;
  const id = useId();
  const isOpen = allOpen || editing.openGroup === group.group;
  const changeOf = (key: string): Difference | undefined => changes.find((change) => change.key === key);
  const changed = group.choices.filter(({ key }) => changeOf(key)).length;
  return (
    <section class="option-group">
      <h2>
        <button
          type="button"
          class="group-head"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-disabled={allOpen}
          onClick={() => allOpen || editing.toggleGroup(group.group)}
        >
          <span class="group-title">{group.title}</span>
          {changed > 0 && <span class="count">{text.changesCount(changed)}</span>}
        </button>
      </h2>
      <ul id={id} hidden={!isOpen}>
        {isOpen &&
          group.choices.map((option) => (
            <OptionRow key={option.key} rules={rules} option={option} change={changeOf(option.key)} editing={editing} />
          ))}
      </ul>
    </section>
  );
}
