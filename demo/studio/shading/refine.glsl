// Takes the normal anew from the field: the mesh's own is too coarse for reflections.
float fieldAt(vec3 p) {
  return fBody(p.x, p.y, p.z);
}

void refine() {
  // Over half a pixel at least: a sharper normal than the picture can show breaks highlights up.
  float reach = max(0.0014, 0.45 * uPixel * length(uCamera - gPlace));
  vec2 e = vec2(reach, -reach);
  float a = fieldAt(gPlace + e.xyy), b = fieldAt(gPlace + e.yyx);
  float c = fieldAt(gPlace + e.yxy), d = fieldAt(gPlace + e.xxx);
  vec3 slope = (e.xyy * a + e.yyx * b + e.yxy * c + e.xxx * d) / (4.0 * e.x * e.x);
  float steep = length(slope);
  if (steep < 0.2) return;
  vec3 normal = slope / steep;
  bool outside = dot(gNormal, gView) > 0.0;
  if (dot(normal, gNormal) > 0.3) gNormal = normal;
  gPlace -= clamp((a + b + c + d) * 0.25 / steep, -0.003, 0.003) * normal;
  gView = normalize(uCamera - gPlace);
  float facing = dot(gNormal, gView);
  if (outside && facing < 0.02) gNormal = normalize(gNormal + gView * (0.02 - facing));
}
