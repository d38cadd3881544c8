float tailOutline(vec2 p) {
  float pod = meet(abs(p.y) - TAIL_HALF, max(-p.x - 0.4 * p.y, p.x - TAIL_LENGTH + 0.5 * (TAIL_HALF - p.y)), 0.025);
  float band = max(abs(p.y) - 0.02, max(p.x - TAIL_LENGTH * 0.5, -p.x - TAIL_INNER - 0.1));
  return min(pod, band);
}

vec3 tailInside(vec2 deep, vec2 shallow) {
  vec3 light = redChamber(deep);
  putGlow(light, segment(shallow, vec2(-TAIL_INNER - 0.05, 0.0), vec2(TAIL_LENGTH * 0.82, 0.0)), 0.0055);
  float loop = abs(box(shallow - vec2(TAIL_LENGTH * 0.44, 0.0), vec2(TAIL_LENGTH * 0.36, TAIL_HALF * 0.62), TAIL_HALF * 0.3));
  putGlow(light, loop, 0.004);
  return light;
}
