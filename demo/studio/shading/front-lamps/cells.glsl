float lampOutline(vec2 p) {
  float ends = max(-p.x - 0.35 * p.y, p.x - LAMP_LENGTH + 0.4 * (LAMP_HALF - p.y));
  return meet(abs(p.y) - LAMP_HALF, ends, 0.02);
}

vec3 lampInside(vec2 deep, vec2 shallow) {
  vec3 light = chamber(deep.y);
  float size = LAMP_HALF * 0.92;
  vec2 q = shallow - vec2(LAMP_HALF * 0.6 - 0.35 * shallow.y, 0.0);
  float column = floor(q.x / size + 0.5);
  float row = q.y > 0.0 ? 0.5 : -0.5;
  if (column >= 0.0 && column * size < LAMP_LENGTH - LAMP_HALF * 1.6) {
    vec2 cell = q - vec2(column * size, row * size);
    float frame = box(cell, vec2(size * 0.36), size * 0.1);
    if (row > 0.0) putGuide(light, max(frame + size * 0.1, 0.0), 0.001);
    else putLens(light, cell * vec2(1.0, 1.0), size * 0.36);
  }
  return light;
}
