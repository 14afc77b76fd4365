# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks pixels and the accessibility tree: clipped texts, contrast, ink, names, keys."""

from collections import Counter

from stage import role_of

INTERACTIVE = {"push button", "toggle button", "check box", "radio button", "combo box", "text", "password text",
               "spin button", "slider", "list", "table", "tree", "link"}
WORDS = {"label", "push button", "check box", "radio button"}
INSET = 4  # width of borders


def showing(client, root=None):
    """Yields the visible nodes except rows of lists."""
    todo = [root or client.window.application()]
    while todo:
        node = todo.pop()
        try:
            role = role_of(node)
            if role != "application" and not client.window.is_showing(node):
                continue
            yield node, role
            if role not in ("list", "tree", "table"):
                todo += [child for child in map(node.get_child_at_index, range(node.get_child_count())) if child]
        except Exception:  # gone meanwhile
            continue


def labels(node):
    names = []
    for relation in node.get_relation_set() or []:
        names += [relation.get_target(number).get_name() for number in range(relation.get_n_targets())]
    return [name for name in names if name]


def nameless(client):
    """Returns the controls without a name for screen readers."""
    return [(role, client.area(node)) for node, role in showing(client)
            if role in INTERACTIVE and not node.get_name().strip() and not labels(node)]


def key_of(node, role):
    return role, node.get_name(), node.get_description()


def focused(client):
    found = [key_of(node, role) for node, role in showing(client)
             if role in INTERACTIVE | {"label"} and client.window.has_state(node, "FOCUSED")]
    return found[-1] if found else None


def out_of_reach(client, window, press, most=60):
    """Returns the controls of the window that neither Tab nor Shift+Tab reaches."""
    reached = set()
    for key in ("Tab", "shift+Tab"):
        first = None
        for _ in range(most):
            press(key)
            at = focused(client)
            if at and at == first:
                break
            first = first or at
            reached.add(at)
    return [key_of(node, role) for node, role in showing(client, window)
            if role in INTERACTIVE and client.window.has_state(node, "FOCUSABLE") and client.window.has_state(node, "ENABLED")
            # Tab reaches the selected radio button of a group, arrow keys the others.
            and (role != "radio button" or client.window.has_state(node, "CHECKED"))
            and key_of(node, role) not in reached]


def ground(lines):
    return Counter(pixel for line in lines for pixel in line).most_common(1)[0][0]


def is_clipped(client, area):
    """Returns whether text touches the far edge of its control."""
    x, y, width, height = client.picture.within(area)
    if width < 12 or height < 8:
        return False
    lines = client.picture.columns((x, y + INSET, width, height - 2 * INSET))
    back = ground(lines)
    light = luminance(back)
    most = max(abs(luminance(pixel) - light) for pixel in {pixel for line in lines for pixel in line})
    # The antialiased edge of the last letter may touch it, but not its body. A line from top to bottom is a border.
    touched = sum(abs(luminance(line[-1]) - light) > 0.6 * most for line in lines) if most > 0.01 else 0
    return 0 < touched < len(lines) * 0.8


def in_sight(client, node):
    """Returns whether the node is completely visible: a node that is scrolled out is not clipped, and its area shows others."""
    x, y, width, height = client.area(node)
    while (node := node.get_parent()) and node.get_role_name() not in ("frame", "dialog", "application"):
        left, top, wide, high = client.area(node)
        if wide > 0 and (x < left or y < top or x + width > left + wide or y + height > top + high):
            return False
    return True


def clipped(client, window):
    return [node.get_name() for node, role in showing(client, window)
            if role == "label" and node.get_name() and in_sight(client, node) and is_clipped(client, client.area(node))]


def placed(client, window):
    """Returns the areas of the controls and labels of a window by their language-independent names."""
    found = {}
    for node, role in showing(client, window):
        name = node.get_description()
        if name.startswith("id:") and role in INTERACTIVE | {"label"}:
            found[name] = client.area(node)
    return found


def is_left_of(one, other):
    """Returns whether both are in a line, with the first completely to the left of the other."""
    overlap = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return overlap > min(one[3], other[3]) / 2 and one[0] + one[2] <= other[0] + INSET


def not_mirrored(left_to_right, right_to_left):
    """Returns the pairs that are in a line in the same order in both directions."""
    names = [name for name in left_to_right if name in right_to_left]
    return [(one, other) for one in names for other in names
            # Skips a control that is empty now, which is at its own left.
            if one != other and is_left_of(left_to_right[one], left_to_right[other])
            and is_left_of(right_to_left[one], right_to_left[other])]


def luminance(pixel):
    parts = []
    for shift in (16, 8, 0):
        value = (pixel >> shift & 255) / 255
        parts.append(value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4)
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(client, area, least=3):
    """Returns the contrast of the most distinct colour to the most frequent one."""
    x, y, width, height = client.picture.within(area)
    inset = min(3, (width - 1) // 2, (height - 1) // 2)
    counted = Counter(pixel for line in client.picture.columns((x + inset, y + inset, width - 2 * inset, height - 2 * inset))
                      for pixel in line)
    if not counted:
        return 1  # scrolled out of view
    back = luminance(counted.most_common(1)[0][0])
    ratios = [(max(light, back) + 0.05) / (min(light, back) + 0.05)
              for light in (luminance(pixel) for pixel, times in counted.items() if times >= least)]
    return max(ratios)


def ink(client, area):
    """Returns the mean position of the ink: 0 is left, 1 is right; None if the area is empty."""
    x, y, width, height = client.picture.within(area)
    lines = client.picture.columns((x + 3, y + 3, width - 6, height - 6))
    back = ground(lines)
    at = [column for line in lines for column, pixel in enumerate(line) if pixel != back]
    return sum(at) / len(at) / (width - 7) if at else None
